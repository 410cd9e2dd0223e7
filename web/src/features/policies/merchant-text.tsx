import styled from '@emotion/styled';
import { colour } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { textBlocks } from './text-blocks.ts';

const Text = styled('div')({
  display: 'grid',
  gap: 16,
  '& h2': { ...type.h3, marginBlockStart: 18 },
  '& p': { textWrap: 'pretty', whiteSpace: 'pre-line' },
  '& ul': { display: 'grid', gap: 8, paddingInlineStart: 22, listStyle: 'disc' },
  '& li::marker': { color: colour.soapShade },
});

/** A text that a merchant has written. */
export const MerchantText = ({ text }: { text: string }) => (
  <Text>
    {textBlocks(text).map((block, index) => {
      // oxlint-disable-next-line react/no-array-index-key -- the blocks have nothing else of their own, and none moves
      if (block.kind === 'heading') return <h2 key={index}>{block.text}</h2>;
      if (block.kind === 'paragraph')
        // oxlint-disable-next-line react/no-array-index-key
        return <p key={index}>{block.text}</p>;
      return (
        // oxlint-disable-next-line react/no-array-index-key
        <ul key={index}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    })}
  </Text>
);
