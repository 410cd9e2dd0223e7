import { keyframes, styled } from '@mui/material/styles';
import { SoapBar } from '../../components/soap-bar.tsx';

const sway = keyframes({ to: { transform: 'rotate(1.9deg)' } });

const Scene = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'end',
  overflow: 'hidden',
  height: '100%',
  background: 'linear-gradient(170deg, #f1e6d2 0%, #ead9bd 58%, #e2cfae 100%)',
  '& > svg:not(.shade)': {
    position: 'relative',
    width: '52%',
    marginBlockEnd: '-2.2%',
    zIndex: 1,
    filter: 'drop-shadow(0 10px 7px rgb(72 62 30 / 32%))',
  },
  [theme.breakpoints.up('md')]: { '& > svg:not(.shade)': { width: '60%' } },
}));
const Slab = styled('div')({
  position: 'relative',
  width: '78%',
  height: 'clamp(44px, 7vw, 84px)',
  borderRadius: '10px 10px 0 0',
  background: 'linear-gradient(180deg, #fbf5ea 0 12%, #efe3cd 14%, #e3d3b6 100%)',
});
const Shade = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  filter: 'blur(9px)',
  opacity: 0.2,
  transformOrigin: '10% 0',
  animation: `${sway} 7s ease-in-out infinite alternate`,
});

const LEAVES = [
  [40, 60, 32],
  [92, 98, 58],
  [70, 150, 12],
  [140, 60, 70],
  [150, 150, 40],
  [30, 210, -6],
  [330, 170, -40],
  [365, 240, -64],
] as const;

/** Decorative drawing of the bar. */
export const SoapScene = ({ brand }: { brand: string }) => (
  <Scene aria-hidden>
    <Shade className="shade" viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice">
      {LEAVES.map(([x, y, turn]) => (
        <ellipse
          key={`${x},${y}`}
          rx="46"
          ry="13"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          fill="#4d4526"
        />
      ))}
    </Shade>
    <SoapBar brand={brand} width="100%" />
    <Slab />
  </Scene>
);
