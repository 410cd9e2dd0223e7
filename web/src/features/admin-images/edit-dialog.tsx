import { IMAGE_LIMITS } from '@ghar/domain/product';
import { cleanText } from '@ghar/domain/text';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { FormDialog } from '../../components/admin/form-dialog.tsx';
import { useOperation } from '../../components/admin/operation.ts';
import { FieldInput } from '../../components/admin/field-input.ts';
import { describedBy, FormField } from '../../components/form-field.tsx';
import { imageDialogTexts as texts } from '../../i18n/ar/admin-images.ts';
import { displayOrder } from './display-order.ts';
import { writeCaption, type Caption } from './picture-captions.ts';
import { updatePicture } from './picture-writes.ts';
import type { StoredPicture } from './stored-picture.ts';

const Fields = styled('div')({ display: 'grid', gap: 8 });

type EditDialogProps = {
  picture: StoredPicture;
  /** What stands under it in the shop. */
  caption: Caption;
  onClose: () => void;
};

/** Changes what a picture says and where it stands. */
export function EditDialog({ picture, caption: shown, onClose }: EditDialogProps) {
  const id = useId();
  const { run, busy } = useOperation('update-image');
  const altInput = useRef<HTMLInputElement>(null);
  const [alt, setAlt] = useState(picture.alt_text);
  const [caption, setCaption] = useState(shown);
  const [order, setOrder] = useState(String(picture.display_order));
  const [error, setError] = useState<string | null>(null);
  const [captionError, setCaptionError] = useState<string | null>(null);

  async function save(): Promise<void> {
    const alt_text = cleanText(alt);
    if (alt_text.length > IMAGE_LIMITS.alt_text) {
      setError(texts.altTooLong);
      altInput.current?.focus();
      return;
    }
    const written = writeCaption(caption);
    if (written.length > IMAGE_LIMITS.caption) {
      setCaptionError(texts.captionTooLong);
      return;
    }
    const fields = {
      alt_text,
      display_order: displayOrder(order),
      ...(written !== writeCaption(shown) && { caption: written }),
    };
    const { ok } = await run(() => updatePicture(picture, fields));
    if (ok) onClose();
  }

  return (
    <FormDialog
      open
      title={texts.editTitle}
      busy={busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Fields>
        <FormField
          id={`${id}-alt`}
          label={texts.alt}
          hint={texts.altHint}
          error={error}
          release={false}
        >
          <FieldInput
            id={`${id}-alt`}
            value={alt}
            multiline
            minRows={2}
            error={error !== null}
            inputRef={altInput}
            onChange={(event) => {
              setAlt(event.target.value);
              setError(null);
            }}
            slotProps={{ input: describedBy(`${id}-alt`, error, { hinted: true }) }}
          />
        </FormField>
        {(['title', 'text'] as const).map((part) => (
          <FormField
            key={part}
            id={`${id}-${part}`}
            label={texts.caption[part]}
            hint={texts.captionHint[part]}
            error={part === 'text' ? captionError : null}
            release={false}
          >
            <FieldInput
              id={`${id}-${part}`}
              value={caption[part]}
              error={part === 'text' && captionError !== null}
              onChange={({ target }) => {
                setCaption({ ...caption, [part]: target.value });
                setCaptionError(null);
              }}
              slotProps={{
                input: describedBy(`${id}-${part}`, part === 'text' ? captionError : null, {
                  hinted: true,
                }),
              }}
            />
          </FormField>
        ))}
        <FormField
          id={`${id}-order`}
          label={texts.order}
          hint={texts.orderHint}
          error={null}
          release={false}
        >
          <FieldInput
            id={`${id}-order`}
            value={order}
            onChange={(event) => setOrder(event.target.value)}
            slotProps={{
              input: {
                dir: 'ltr',
                inputMode: 'numeric',
                ...describedBy(`${id}-order`, null, { hinted: true }),
              },
            }}
          />
        </FormField>
      </Fields>
    </FormDialog>
  );
}
