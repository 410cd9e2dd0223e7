/**
 * Loaded into the Firebase CLI (`node --import`): shuts the emulators down in
 * order when the process that started them is gone without having said so.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();
