import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** A sheet visible only in print. */
export const PrintedSheet = styled('article')(({ theme }) => {
  const label = { fontSize: '9.5pt', fontWeight: 500, color: theme.palette.text.secondary };
  return {
    display: 'none',
    '@media print': { display: 'block', backgroundColor: '#fff' },
    '& + &': { breakBefore: 'page' },
    fontSize: '11pt',
    lineHeight: 1.7,
    color: '#000',
    '& h2': { margin: 0, fontSize: '17pt', fontWeight: 500 },
    '& h3': { ...label, margin: '0 0 2mm' },
    '& header': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'end',
      gap: '10mm',
      paddingBlockEnd: '5mm',
      borderBlockEnd: '0.6mm solid #000',
      '& > p': { fontSize: '26pt', lineHeight: 1.2 },
      '& > div': { textAlign: 'end' },
    },
    '& .parties': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '10mm',
      marginBlockStart: '7mm',
      breakInside: 'avoid',
    },
    '& table': { width: '100%', borderCollapse: 'collapse', marginBlock: '7mm 0' },
    '& th, & td': {
      padding: '2.5mm 2mm',
      textAlign: 'start',
      borderBlockEnd: `0.3mm solid ${theme.palette.divider}`,
    },
    '& th': label,
    '& th:last-child, & td:last-child': { textAlign: 'end' },
    '& tfoot td': { border: 0, paddingBlock: '1.2mm' },
    '& tfoot .total td': { fontSize: '13pt', fontWeight: 600 },
    '& small': { display: 'block', marginBlockStart: '6mm', fontSize: '9.5pt' },
  };
});

/** Prints its sheets instead of the page. */
export function PrintedInstead({ children }: { children: ReactNode }) {
  const id = useId();
  return createPortal(
    <div id={id}>
      <GlobalStyles
        styles={{
          '@media print': {
            [`body > :not([id="${id}"])`]: { display: 'none !important' },
            'html, body': { backgroundColor: '#fff' },
          },
        }}
      />
      {children}
    </div>,
    document.body,
  );
}
