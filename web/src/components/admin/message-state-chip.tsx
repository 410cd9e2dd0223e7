import CheckOutlined from '@mui/icons-material/CheckOutlined';
import DoneAllOutlined from '@mui/icons-material/DoneAllOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Chip from '@mui/material/Chip';
import type { MessageState } from '@ghar/domain/messages/message';
import type { ReactElement } from 'react';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import type { ChipColour } from '../../theme/palette.ts';

const LOOKS: Readonly<Record<MessageState, readonly [ChipColour, ReactElement]>> = {
  queued: ['waiting', <ScheduleOutlined key="queued" />],
  sent: ['moving', <CheckOutlined key="sent" />],
  delivered: ['good', <DoneAllOutlined key="delivered" />],
  read: ['good', <VisibilityOutlined key="read" />],
  failed: ['bad', <ErrorOutlineOutlined key="failed" />],
  doubtful: ['bad', <HelpOutlineOutlined key="doubtful" />],
  withdrawn: ['quiet', <RemoveOutlined key="withdrawn" />],
};

/** A message's state, by text, colour and shape. */
export function MessageStateChip({ state }: { state: MessageState }) {
  const names = usePanelTexts().messageStates;
  const [color, icon] = LOOKS[state];
  return (
    <Chip
      color={color}
      icon={icon}
      label={names[state]}
      sx={{ '& .MuiChip-icon': { fontSize: '1.0625rem' } }}
    />
  );
}
