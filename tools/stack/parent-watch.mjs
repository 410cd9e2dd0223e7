/**
 * Preloaded into the Firebase CLI (`node --import`): shuts the emulators down when the parent
 * process has died.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();
