import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Stands in each kind of metadata that a tagged picture has, so that its bytes can be searched. */
export const TAG = 'taken-at-home';

/** Formats of uploads, by the extension of their files. */
export const FORMATS = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif' } as const;

/**
 * A picture of 80 × 40 pixels, its left half red, that cameras hold sideways (the top of the upright
 * one is red), with EXIF, XMP and IPTC, and what phones append.
 */
export async function taggedPicture(format: (typeof FORMATS)[keyof typeof FORMATS]) {
  const red = await sharp({
    create: { width: 40, height: 40, channels: 3, background: 'red' },
  })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width: 80, height: 40, channels: 3, background: 'green' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { Artist: TAG },
      IFD3: { GPSLatitude: '25/1 12/1 0/1', GPSAreaInformation: TAG },
    })
    .withXmp(
      `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="${TAG}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
    )
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
  if (format === 'jpeg') return withJpegSegments(bytes);
  return format === 'png' ? withPngText(bytes) : bytes;
}

/** Adds IPTC (APP13), a comment, and bytes after the end, where phones keep videos. */
function withJpegSegments(bytes: Buffer): Buffer {
  const segment = (marker: number, body: Buffer): Buffer => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(body.length + 2, 2);
    return Buffer.concat([head, body]);
  };
  const city = Buffer.concat([Buffer.from([0x1c, 2, 90, 0, TAG.length]), Buffer.from(TAG)]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(city.length);
  const iptc = Buffer.concat([
    Buffer.from('Photoshop 3.0\u00008BIM\u0004\u0004\0\0', 'latin1'),
    size,
    city,
    Buffer.alloc(city.length % 2),
  ]);
  return Buffer.concat([
    bytes.subarray(0, 2),
    segment(0xed, iptc),
    segment(0xfe, Buffer.from(TAG)),
    bytes.subarray(2),
    Buffer.from(TAG),
  ]);
}

/** Adds IPTC as a text, where tools write it into a PNG. */
function withPngText(bytes: Buffer): Buffer {
  const body = Buffer.from(`tEXtRaw profile type iptc\0${TAG}`, 'latin1');
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  const afterHeader = 8 + 25; // signature and IHDR
  return Buffer.concat([bytes.subarray(0, afterHeader), chunk, bytes.subarray(afterHeader)]);
}

/**
 * A JPEG with the scan header that some Samsung phones write (`Se` is not 63): decoders warn of it,
 * and show it.
 */
export async function samsungPicture(): Promise<Buffer> {
  const bytes = await sharp({
    create: { width: 400, height: 300, channels: 3, background: 'green' },
  })
    .jpeg()
    .toBuffer();
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  const end = scan + 2 + bytes.readUInt16BE(scan + 2);
  bytes.set([0, 0, 0], end - 3);
  return bytes;
}
