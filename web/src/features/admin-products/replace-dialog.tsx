import { DialogFrame } from '../../components/admin/dialog-frame.tsx';
import { Button } from '../../components/button.tsx';
import { replaceDialogTexts as texts } from '../../i18n/ar/admin-products.ts';
import type { StoredProduct } from './product-writes.ts';

type ReplaceDialogProps = {
  /** Of the product that is being saved. */
  name: string;
  /** The products that would be stopped. */
  others: readonly StoredProduct[];
  onSell: () => void;
  onKeep: () => void;
  onClose: () => void;
};

/**
 * Asks before a product that is saved takes the place of the one on sale. The form is active by
 * default (specification, section 9), so a new product would be sold without anybody having said so.
 */
export const ReplaceDialog = ({ name, others, onSell, onKeep, onClose }: ReplaceDialogProps) => (
  <DialogFrame
    open
    title={texts.title(name)}
    busy={false}
    onClose={onClose}
    maxWidth="xs"
    actions={
      <>
        <Button type="button" variant="outlined" onClick={onKeep}>
          {texts.keep}
        </Button>
        <Button type="button" onClick={onSell}>
          {texts.sell}
        </Button>
      </>
    }
  >
    {texts.text(others.map((other) => other.name))}
  </DialogFrame>
);
