/** A chunk of the app could not be loaded: the network failed, or a deploy has replaced it. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be loaded', { cause });
    this.name = 'ChunkError';
  }
}
