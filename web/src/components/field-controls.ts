import styled from '@emotion/styled';
import { colour, TARGET } from '../theme/tokens.ts';
import { fieldText } from './field-box.ts';

const control = { ...fieldText, display: 'block', padding: '11px 16px' } as const;

/** A line to write, in the browser's own field. */
export const TextInput = styled('input')(control);

/** Some lines to write: as high as what is in it, within bounds. */
export const TextArea = styled('textarea')({
  ...control,
  // Goes before the box's own.
  '&&': { minHeight: 'calc(3lh + 22px)' },
  maxHeight: 'calc(8lh + 22px)',
  resize: 'vertical',
  '@supports (field-sizing: content)': { fieldSizing: 'content', resize: 'none' },
});

/** What surrounds a {@link Choice}. */
export const ChoiceBox = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
});

/**
 * The browser's own list to choose from, over all of its box: a phone shows the
 * one that its owner knows, and it costs no script.
 */
export const Choice = styled('select')({
  ...fieldText,
  minHeight: TARGET + 4,
  appearance: 'none',
  cursor: 'pointer',
  // Where nothing is chosen yet the field is pale, its list is not.
  '& option': { backgroundColor: colour.paper, color: colour.ink },
});
