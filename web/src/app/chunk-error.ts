/** A chunk failed to load: the network failed, or a deploy replaced it. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be loaded', { cause });
    this.name = 'ChunkError';
  }
}

/** Loads code on demand. @throws ChunkError if it cannot be loaded. */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch (error) {
    throw new ChunkError(error);
  }
}
