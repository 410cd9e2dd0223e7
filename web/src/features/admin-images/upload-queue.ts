import { productImagePath } from '@ghar/domain/paths';
import { IMAGE_LIMITS } from '@ghar/domain/product';
import { cleanText } from '@ghar/domain/text';
import type { ImageExtension } from '@ghar/domain/image-file';
import { RefusedError } from '../../components/admin/operation.ts';
import type { NewPicture } from './picture-writes.ts';

/** What becomes of a file on its way to being a picture of a product. */
export type Upload = {
  readonly key: number;
  readonly productId: string;
  readonly file: File;
  readonly state:
    | { readonly step: 'waiting' | 'saving' }
    /** The part of it that is there, from 0 to 1. */
    | { readonly step: 'sending'; readonly part: number }
    /** `isFinal`: another try would be refused as well. */
    | { readonly step: 'failed'; readonly error: unknown; readonly isFinal: boolean };
  /** Where the file lies in Storage already. */
  readonly sentTo: string | null;
};

export type UploadPorts = {
  /** @throws RefusedError where the file is nothing that is taken. */
  readonly check: (
    file: File,
  ) => Promise<{ readonly picture: Blob; readonly extension: ImageExtension }>;
  readonly send: (
    path: string,
    picture: Blob,
    options: { onProgress: (part: number) => void; signal: AbortSignal },
  ) => Promise<void>;
  readonly add: (picture: NewPicture) => Promise<void>;
  /** Takes away a file that became no picture, if it is there at all. */
  readonly discard: (path: string) => void;
  readonly onDone: () => void;
  readonly onFailure: (error: unknown) => void;
  /** In milliseconds since 1970. */
  readonly clock: () => number;
};

/** What a picture says until somebody writes it: its file's name without the extension. */
const altTextOf = ({ name }: File): string =>
  cleanText(name.replace(/\.[^.]*$/, '')).slice(0, IMAGE_LIMITS.alt_text);

/**
 * Files that become pictures, one after the other, in the order in which they
 * were chosen. One that fails stays until it is tried again or dismissed, and
 * keeps none of the others back.
 */
export class UploadQueue {
  #uploads: readonly Upload[] = [];
  #keys = 0;
  #lastTime = 0;
  #isRunning = false;
  /** The names of the files by the paths that they were sent to. */
  readonly #names = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  readonly #aborts = new Map<number, AbortController>();
  readonly #ports: UploadPorts;

  constructor(ports: UploadPorts) {
    this.#ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same list until something changes. */
  readonly uploads = (): readonly Upload[] => this.#uploads;

  /** What the file that was sent to a path is called, where this queue sent it. */
  readonly nameOf = (path: string): string | null => this.#names.get(path) ?? null;

  readonly add = (productId: string, files: readonly File[]): void => {
    const added = files.map((file): Upload => ({
      key: this.#keys++,
      productId,
      file,
      state: { step: 'waiting' },
      sentTo: null,
    }));
    this.#set([...this.#uploads, ...added]);
    void this.#run();
  };

  readonly retry = (key: number): void => {
    this.#change(key, { state: { step: 'waiting' } });
    void this.#run();
  };

  /** Ends an upload, or forgets one that failed; its file goes as well. */
  readonly remove = (key: number): void => {
    const upload = this.#uploads.find((one) => one.key === key);
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
    return this.#uploads.find(({ state }) => state.step === 'waiting');
  }

  async #upload(upload: Upload): Promise<void> {
    const { key, productId, file } = upload;
    const abort = new AbortController();
    this.#aborts.set(key, abort);
    try {
      const path = upload.sentTo ?? (await this.#send(upload, abort.signal));
      if (abort.signal.aborted) return this.#ports.discard(path);
      this.#change(key, { state: { step: 'saving' }, sentTo: path });
      this.#aborts.delete(key);
      await this.#ports.add({ productId, storagePath: path, altText: altTextOf(file) });
      this.#drop(key);
      this.#ports.onDone();
    } catch (error) {
      if (abort.signal.aborted) return;
      const isFinal = error instanceof RefusedError;
      this.#change(key, { state: { step: 'failed', error, isFinal } });
      this.#ports.onFailure(error);
    } finally {
      this.#aborts.delete(key);
    }
  }

  async #send({ key, productId, file }: Upload, signal: AbortSignal): Promise<string> {
    this.#change(key, { state: { step: 'sending', part: 0 } });
    const { picture, extension } = await this.#ports.check(file);
    signal.throwIfAborted();
    const path = productImagePath(productId, this.#time(), extension);
    this.#names.set(path, file.name);
    const onProgress = (part: number): void =>
      this.#change(key, { state: { step: 'sending', part } });
    try {
      await this.#ports.send(path, picture, { onProgress, signal });
    } catch (error) {
      // Whether it has arrived is not known; the next attempt takes another path.
      this.#ports.discard(path);
      throw error;
    }
    return path;
  }

  /** A time of its own for each: no two files may have one path. */
  #time(): number {
    this.#lastTime = Math.max(this.#ports.clock(), this.#lastTime + 1);
    return this.#lastTime;
  }

  #drop(key: number): void {
    this.#set(this.#uploads.filter((upload) => upload.key !== key));
  }

  #change(key: number, change: Partial<Upload>): void {
    this.#set(
      this.#uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
    );
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}
