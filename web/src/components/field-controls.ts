import styled from '@emotion/styled';
import { colour, TARGET } from '../theme/tokens.ts';
import { fieldBox, fieldText } from './field-box.ts';

const control = {
  ...fieldText,
  ...fieldBox,
  display: 'block',
  padding: '11px 16px',
} as const;

/** A line to write, in the browser's own field. */
export const TextInput = styled('input')(control);

/** Some lines to write: as high as what is in it, within bounds. */
export const TextArea = styled('textarea')({
  ...control,
  minHeight: 'calc(3lh + 22px)',
  maxHeight: 'calc(8lh + 22px)',
  resize: 'vertical',
  '@supports (field-sizing: content)': { fieldSizing: 'content', resize: 'none' },
});

/** What surrounds a {@link Choice}: it has the look of a field. */
export const ChoiceBox = styled('div')({
  ...fieldBox,
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
