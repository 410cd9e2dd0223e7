import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { readLine } from '../store-data/content-line.ts';

const Steps = styled('ol')(({ theme }) => {
  const desktop = theme.breakpoints.up('lg');
  return {
    display: 'grid',
    counterReset: 'step',
    [desktop]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', columnGap: 28 },
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '52px 1fr',
      columnGap: 18,
      paddingBlockEnd: 32,
      counterIncrement: 'step',
      '&::before': {
        content: 'counter(step)',
        display: 'grid',
        placeItems: 'center',
        width: 52,
        height: 52,
        borderRadius: '50%',
        border: `1px solid ${theme.palette.soap.dark}`,
        backgroundColor: theme.palette.background.paper,
        color: theme.palette.primary.main,
        fontSize: '1.375rem',
        fontWeight: 300,
      },
      // The line between steps.
      '&:not(:last-of-type)::after': {
        content: '""',
        position: 'absolute',
        insetBlock: '52px 0',
        insetInlineStart: 25.5,
        width: 1,
        backgroundColor: theme.palette.divider,
      },
      '& h3': { paddingBlockStart: 11 },
      [desktop]: {
        display: 'block',
        paddingBlockEnd: 0,
        '&:not(:last-of-type)::after': {
          insetBlock: '26px auto',
          insetInline: '68px -16px',
          width: 'auto',
          height: 1,
        },
        '& h3': { paddingBlockStart: 18 },
      },
    },
  };
});

/** The steps of using the product, one a content line. */
export const GuideSteps = ({ guide }: { guide: readonly string[] }) => (
  <Steps>
    {guide.map((line) => {
      const { title, text } = readLine(line, 'title', 'text');
      return (
        <li key={line}>
          <div>
            <Typography component="h3" variant="h4">
              {title}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </div>
        </li>
      );
    })}
  </Steps>
);
