import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

/** After this long without an answer people begin to doubt, in ms. */
const DOUBT_MS = 5_000;

/** Takes no space while it is empty: a live region must be there before its text. */
const Live = styled('output')({ display: 'block', '&:empty': { position: 'absolute' } });

/** Says what is happening while something takes longer than people expect. Announced politely. */
export function SlowNotice({ busy, text }: { busy: boolean; text: string }) {
  return <Live>{busy && <Late text={text} />}</Live>;
}

function Late({ text }: { text: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DOUBT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLate && (
      <Alert severity="success" role="presentation">
        {text}
      </Alert>
    )
  );
}
