import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { ReservedSpace } from './reserved-space.tsx';

/** The id of a control's help, where its error stands. */
export const helpId = (id: string): string => `${id}-help`;
const hintId = (id: string): string => `${id}-hint`;

/** The attributes that tie a control to its field. */
export const describedBy = (
  id: string,
  error: string | null,
  { hinted = false, required = false } = {},
) => ({
  'aria-describedby': hinted ? `${hintId(id)} ${helpId(id)}` : helpId(id),
  ...(error !== null && { 'aria-invalid': true }),
  ...(required && { 'aria-required': true }),
});

/** A line is always reserved for the error, so that nothing moves when one appears. */
const help = { minHeight: 24, paddingBlockStart: '4px', fontWeight: 500 } as const;
const hintStyle = { marginBlock: '-4px 8px' } as const;

type FormFieldProps = {
  /** The control's id; the control has the attributes of {@link describedBy}. */
  id: string;
  label: string;
  /** Beside the label: "optional". */
  aside?: string;
  /** Above the control, so that it cannot be taken for the next field's. */
  hint?: string;
  error: string | null;
  /** Below the control, error or not; null while there is nothing to offer. */
  offer?: ReactNode;
  /** Shows that the field is required. */
  starred?: boolean;
  /** Gives the space of a cleared error back. */
  release: boolean;
  children: ReactNode;
};

/** A control with its label and hint above, and its error below. */
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
  <FormControl fullWidth error={error !== null}>
    <FormLabel htmlFor={id} required={starred}>
      {label}
      {aside !== undefined && <small>{`(${aside})`}</small>}
    </FormLabel>
    {hint !== undefined && (
      <FormHelperText id={hintId(id)} error={false} sx={hintStyle}>
        {hint}
      </FormHelperText>
    )}
    {children}
    <FormHelperText id={helpId(id)} component="div" sx={help}>
      {error}
      {offer !== undefined && <ReservedSpace release={release}>{offer}</ReservedSpace>}
    </FormHelperText>
  </FormControl>
);
