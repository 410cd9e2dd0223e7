import { createHash } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CHANGES_PATH } from '../../web/build/reload-on-change.ts';

/** The GUID that RFC 6455 appends to the browser's key. */
const WEBSOCKET_GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
/** A WebSocket frame: an empty text message. */
const EMPTY_MESSAGE = Buffer.from([0x81, 0]);

/** The open pages of the build, which reload at the first change of a source. */
export class LiveReload {
  readonly #sockets = new Set<Duplex>();
  #changed = false;

  /** Accepts the pages' WebSockets at `CHANGES_PATH`; ignores other upgrades. */
  acceptOn(server: Server): void {
    server.on('upgrade', (request, socket) => {
      if (request.url === CHANGES_PATH) this.#accept(request, socket);
    });
  }

  #accept({ headers }: IncomingMessage, socket: Duplex): void {
    const answer = createHash('sha1')
      .update(`${headers['sec-websocket-key']}${WEBSOCKET_GUID}`)
      .digest('base64');
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        `Sec-WebSocket-Accept: ${answer}\r\n\r\n`,
    );
    // A page that connects after the change still shows the old build.
    if (this.#changed) socket.write(EMPTY_MESSAGE);
    this.#sockets.add(socket);
    // the browser sends nothing but its close frame
    socket.once('data', () => socket.destroy());
    socket.once('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  }

  reload(): void {
    this.#changed = true;
    for (const socket of this.#sockets) socket.write(EMPTY_MESSAGE);
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
