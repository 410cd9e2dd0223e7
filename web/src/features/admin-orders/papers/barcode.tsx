import { styled } from '@mui/material/styles';
import { code128 } from './code128.ts';

/** Quiet zone in modules, which scanners need. */
const QUIET = 10;
/** Module width; readable from any printer. */
const MODULE_MM = 0.33;

const Figure = styled('figure')({
  margin: 0,
  textAlign: 'center',
  fontSize: '10.5pt',
  breakInside: 'avoid',
  '& svg': { display: 'block', height: '16mm', maxWidth: '100%' },
});

/** A barcode of the first encodable text, with the text below. */
export function Barcode({ texts, label }: { texts: readonly string[]; label: string }) {
  const text = texts.find((one) => code128(one) !== null);
  const modules = text === undefined ? null : code128(text);
  if (modules === null) return null;
  const lines = modules.flatMap((isLine, at) => (isLine ? [`M${QUIET + at} 0h1v1h-1z`] : []));
  const width = modules.length + 2 * QUIET;
  return (
    <Figure aria-label={label}>
      <svg
        aria-hidden
        viewBox={`0 0 ${width} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        style={{ width: `${width * MODULE_MM}mm` }}
      >
        <path d={lines.join('')} fill="#000" />
      </svg>
      <bdi dir="ltr">{text}</bdi>
    </Figure>
  );
}
