import { productImagePath } from '@ghar/domain/paths';
import { IMAGE_LIMITS } from '@ghar/domain/product/product';
import { cleanText, firstCharacters } from '@ghar/domain/text/text';
import { RefusedError } from '../../components/admin/operation.ts';
import { createLiveValue } from '../../live/live-value.ts';
import type { NewPicture } from './picture-writes.ts';
import type { PreparedPicture, Shrunk } from './prepare-picture.ts';

/** A file that becomes a product picture. */
export type Upload = {
  readonly key: number;
  readonly productId: string;
  readonly file: File;
  readonly state:
    | { readonly step: 'waiting' | 'preparing' | 'saving' }
    /** The fraction sent, 0 to 1. */
    | { readonly step: 'sending'; readonly part: number }
    /** `isFinal`: a retry would fail too. */
    | { readonly step: 'failed'; readonly error: unknown; readonly isFinal: boolean };
  /** Its Storage path, once uploaded. */
  readonly sentTo: string | null;
  /** Null unless it had to be shrunk. */
  readonly shrunk: Shrunk | null;
};

export type UploadPorts = {
  /** @throws RefusedError if the file is not accepted. */
  readonly prepare: (file: File) => Promise<PreparedPicture>;
  readonly send: (
    path: string,
    picture: Blob,
    options: { onProgress: (part: number) => void; signal: AbortSignal },
  ) => Promise<void>;
  readonly add: (picture: NewPicture) => Promise<void>;
  /** Deletes a file that became no picture, if it exists. */
  readonly discard: (path: string) => void;
  readonly onDone: (shrunk: Shrunk | null) => void;
  readonly onFailure: (error: unknown) => void;
  /** In ms since 1970. */
  readonly clock: () => number;
};

/** A file's name without its extension. */
const fileNameOf = ({ name }: File): string =>
  firstCharacters(cleanText(name.replace(/\.[^.]*$/, '')), IMAGE_LIMITS.alt_text);

/**
 * Uploads files sequentially, in the order chosen. A failed one stays until retried or dismissed, and does not block
 * the others.
 */
export class UploadQueue {
  readonly uploads = createLiveValue<readonly Upload[]>([]);
  #keys = 0;
  #lastTime = 0;
  #isRunning = false;
  /** File names by Storage path. */
  readonly #names = new Map<string, string>();
  readonly #aborts = new Map<number, AbortController>();
  readonly #ports: UploadPorts;

  constructor(ports: UploadPorts) {
    this.#ports = ports;
  }

  /** The name of the file at a path, if this queue uploaded it. */
  readonly nameOf = (path: string): string | null => this.#names.get(path) ?? null;

  readonly add = (productId: string, files: readonly File[]): void => {
    const added = files.map((file): Upload => ({
      key: this.#keys++,
      productId,
      file,
      state: { step: 'waiting' },
      sentTo: null,
      shrunk: null,
    }));
    this.uploads.set([...this.uploads.get(), ...added]);
    void this.#run();
  };

  readonly retry = (key: number): void => {
    this.#change(key, { state: { step: 'waiting' } });
    void this.#run();
  };

  /** Cancels an upload or dismisses a failed one, and deletes its file. */
  readonly remove = (key: number): void => {
    const upload = this.uploads.get().find((one) => one.key === key);
    this.#aborts.get(key)?.abort();
    this.#drop(key);
    if (upload?.sentTo != null) this.#ports.discard(upload.sentTo);
  };

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let next = this.#next(); next; next = this.#next()) await this.#upload(next);
    this.#isRunning = false;
  }

  #next(): Upload | undefined {
    return this.uploads.get().find(({ state }) => state.step === 'waiting');
  }

  async #upload(upload: Upload): Promise<void> {
    const { key, productId, file } = upload;
    const abort = new AbortController();
    this.#aborts.set(key, abort);
    try {
      const { path, shrunk } =
        upload.sentTo === null
          ? await this.#send(upload, abort.signal)
          : { path: upload.sentTo, shrunk: upload.shrunk };
      if (abort.signal.aborted) return this.#ports.discard(path);
      this.#change(key, { state: { step: 'saving' }, sentTo: path });
      this.#aborts.delete(key);
      await this.#ports.add({ productId, storagePath: path, fileName: fileNameOf(file) });
      this.#drop(key);
      this.#ports.onDone(shrunk);
    } catch (error) {
      if (abort.signal.aborted) return;
      const isFinal = error instanceof RefusedError;
      this.#change(key, { state: { step: 'failed', error, isFinal } });
      this.#ports.onFailure(error);
    } finally {
      this.#aborts.delete(key);
    }
  }

  async #send({ key, productId, file }: Upload, signal: AbortSignal) {
    this.#change(key, { state: { step: 'preparing' } });
    const { picture, extension, shrunk } = await this.#ports.prepare(file);
    signal.throwIfAborted();
    this.#change(key, { state: { step: 'sending', part: 0 }, shrunk });
    const path = productImagePath(productId, this.#time(), extension);
    this.#names.set(path, file.name);
    const onProgress = (part: number): void =>
      this.#change(key, { state: { step: 'sending', part } });
    try {
      await this.#ports.send(path, picture, { onProgress, signal });
    } catch (error) {
      // It may have arrived anyway; the next attempt uses another path.
      this.#ports.discard(path);
      throw error;
    }
    return { path, shrunk };
  }

  /** Unique, since paths contain it. */
  #time(): number {
    this.#lastTime = Math.max(this.#ports.clock(), this.#lastTime + 1);
    return this.#lastTime;
  }

  #drop(key: number): void {
    this.uploads.set(this.uploads.get().filter((upload) => upload.key !== key));
  }

  #change(key: number, change: Partial<Upload>): void {
    const uploads = this.uploads.get();
    this.uploads.set(
      uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
    );
  }
}
