import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

/** Delay before the notice, in ms. */
const DOUBT_MS = 5_000;

/** Takes no space while empty: a live region must exist before its text. */
const Live = styled('output')({ display: 'block', '&:empty': { position: 'absolute' } });

/** Explains a wait that takes longer than expected. Announced politely. */
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
