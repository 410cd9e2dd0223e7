import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { adminPartTexts as texts } from '../../i18n/ar/admin.ts';
import { type } from '../../theme/type.ts';
import { IconButton } from './icon-button.tsx';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 16,
  paddingInline: '26px 14px',
  paddingBlockStart: 18,
  '& h2': { ...type.h3, paddingBlock: 6 },
});
const Body = styled('div')({ overflowY: 'auto', paddingInline: 26, paddingBlock: '8px 20px' });
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  paddingInline: 26,
  paddingBlock: '12px 24px',
});

type DialogFrameProps = {
  open: boolean;
  title: string;
  /** Not while something is under way: it would not end it. */
  busy: boolean;
  onClose: () => void;
  /** Only its buttons close it, not Esc or a press beside it. */
  isHeld?: boolean;
  maxWidth?: 'xs' | 'sm' | 'md';
  children: ReactNode;
  actions: ReactNode;
};

/** What stands in front of a section until it is answered. */
export function DialogFrame({
  open,
  title,
  busy,
  onClose,
  isHeld = false,
  maxWidth = 'sm',
  children,
  actions,
}: DialogFrameProps) {
  const id = useId();
  const close = (): void => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={isHeld ? undefined : close}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={id}
    >
      <Head>
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label={texts.close} onClick={close} />
      </Head>
      <Body>{children}</Body>
      <Foot>{actions}</Foot>
    </Dialog>
  );
}
