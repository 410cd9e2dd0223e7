import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../components/admin/icon.tsx';
import { adminTexts } from '../../i18n/ar/admin.ts';

const Banner = styled('output')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  '&:not(:empty)': { padding: '10px clamp(16px, 3vw, 40px)' },
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  backgroundColor: '#f5e6c0',
  color: '#684b10',
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  '@media print': { display: 'none' },
});

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says that there is no connection, as far as the browser knows: until there is one, nothing is saved. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  return (
    <Banner>
      {!isOnline && (
        <>
          <Icon name="warning" size={20} />
          {adminTexts.offline}
        </>
      )}
    </Banner>
  );
}
