import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { colour, radius } from '../theme/tokens.ts';
import { type } from '../theme/type.ts';

/** After this long without an answer people begin to doubt, in ms. */
const DOUBT_MS = 5_000;

/** Out of the way while it is empty: a live region must be there before what it says. */
const Live = styled('output')({ display: 'block', '&:empty': { position: 'absolute' } });
const Line = styled('p')({
  ...type.small,
  padding: '10px 16px',
  borderRadius: radius.control,
  backgroundColor: colour.leafSoft,
  color: colour.ink,
});

/** Says, where something takes longer than people expect, what is happening. Announced politely. */
export function SlowNotice({ busy, text }: { busy: boolean; text: string }) {
  return <Live>{busy && <Late text={text} />}</Live>;
}

function Late({ text }: { text: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DOUBT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <Line>{text}</Line> : null;
}
