import { styled } from '@mui/material/styles';
import { textBlocks, type TextBlock } from './text-blocks.ts';

const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& h2': { ...theme.typography.h3, marginBlockStart: 18 },
  '& p': { whiteSpace: 'pre-line' },
  '& ul': { display: 'grid', gap: 8, paddingInlineStart: 22, listStyle: 'disc' },
  '& li::marker': { color: theme.palette.soap.dark },
}));

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'heading') return <h2 dir="auto">{block.text}</h2>;
  if (block.kind === 'paragraph') return <p dir="auto">{block.text}</p>;
  return (
    <ul dir="auto">
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** A text written by the merchant. It may be in another language than the page. */
export const MerchantText = ({ text }: { text: string }) => (
  <Text>
    {textBlocks(text).map((block, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the blocks have no other key, and none moves
      <Block key={index} block={block} />
    ))}
  </Text>
);
