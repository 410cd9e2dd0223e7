import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { colour } from '../theme/tokens.ts';
import { ReservedSpace } from './reserved-space.tsx';

const Label = styled('label')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  marginBlockEnd: 6,
  fontSize: '0.9375rem',
  fontWeight: 450,
});
const Aside = styled('span')({ fontSize: '0.8125rem', fontWeight: 350, color: colour.muted });
const small = { fontSize: '0.8438rem', lineHeight: 1.5 } as const;
const Hint = styled('p')({ ...small, marginBlock: '-4px 8px', color: colour.muted });
/** One line is always kept for the error, so that one that comes or goes moves nothing. */
const Help = styled('div')({
  ...small,
  minHeight: 24,
  paddingBlockStart: 4,
  color: colour.clay,
  fontWeight: 500,
});

const helpId = (id: string): string => `${id}-help`;
const hintId = (id: string): string => `${id}-hint`;

/** The attributes that tie a control to its field. */
export const describedBy = (
  id: string,
  error: string | null,
  { hinted = false, required = false } = {},
) => ({
  'aria-describedby': hinted ? `${hintId(id)} ${helpId(id)}` : helpId(id),
  // Without them is false: they stand in every page that has a form.
  ...(error !== null && { 'aria-invalid': true }),
  ...(required && { 'aria-required': true }),
});

type FormFieldProps = {
  /** The control's id; the control carries {@link describedBy} of it. */
  id: string;
  label: string;
  /** Said beside the label: "optional". */
  aside?: string;
  /** Stands above the control, so that it belongs to nothing else. */
  hint?: string;
  error: string | null;
  /** Offered below the control, whether there is an error or not; null while there is nothing to offer. */
  offer?: ReactNode;
  /** A star says that it must be filled in. */
  starred?: boolean;
  /** The room of an error that was cleared is given back. */
  release: boolean;
  children: ReactNode;
};

/** A label above, with a hint or none; the control; and one line below for the error. */
export const FormField = ({
  id,
  label,
  aside,
  hint,
  error,
  offer,
  starred = false,
  release,
  children,
}: FormFieldProps) => (
  <div>
    <Label htmlFor={id}>
      <span>
        {label}
        {starred && (
          <span aria-hidden style={{ color: colour.clay }}>
            {' *'}
          </span>
        )}
      </span>
      {aside !== undefined && <Aside>{`(${aside})`}</Aside>}
    </Label>
    {hint !== undefined && <Hint id={hintId(id)}>{hint}</Hint>}
    {children}
    <Help id={helpId(id)}>
      {error}
      {offer !== undefined && <ReservedSpace release={release}>{offer}</ReservedSpace>}
    </Help>
  </div>
);
