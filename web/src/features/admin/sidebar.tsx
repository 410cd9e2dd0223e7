import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../components/admin/icon.tsx';
import { Logo } from '../../components/logo.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { adminTexts as texts } from '../../i18n/ar/admin.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { colour } from '../../theme/tokens.ts';
import { DISPLAY } from '../../theme/type.ts';
import { AccountBlock } from './account-block.tsx';
import { SECTIONS } from './sections.ts';
import { itemLook, Name } from './sidebar-item.ts';

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  height: '100%',
  paddingInline: 6,
  paddingBlock: '14px 12px',
  overflow: 'hidden auto',
  backgroundColor: colour.laurelDeep,
  color: colour.limestone,
});
const Brand = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  paddingInlineStart: 10,
  fontFamily: DISPLAY,
  fontSize: '1.75rem',
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '& svg': { flex: 'none', color: colour.soapLight },
});
const Items = styled('ul')({ display: 'grid', gap: 4 });
const Item = styled(RouteLink)({
  ...itemLook,
  '&[aria-current="page"]': {
    backgroundColor: 'rgb(205 211 163 / 16%)',
    color: '#fff',
    fontWeight: 500,
    '& svg': { color: colour.soapLight },
  },
});

/** The section that an address is in: the longest path that begins it. */
function currentPath(pathname: string): string | undefined {
  return SECTIONS.map(({ path }) => path)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.length - one.length)[0];
}

type SidebarProps = {
  /** With names beside the signs. */
  wide: boolean;
  email: string | null;
  /** A section was chosen. */
  onChoose: () => void;
};

/** The sections of the panel, and whose account this is. */
export function SidebarColumn({ wide, email, onChoose }: SidebarProps) {
  const current = currentPath(useLocation().pathname);
  const { brand } = useSiteContent('about').content;
  return (
    <Column>
      <Brand>
        <Logo height={34} />
        <Name shown={wide}>{brand}</Name>
      </Brand>
      <nav aria-label={texts.nav}>
        <Items>
          {SECTIONS.map(({ path, name, icon }) => (
            <li key={path}>
              <Tooltip title={wide ? '' : name} placement="left">
                <Item
                  to={path}
                  aria-current={path === current ? 'page' : undefined}
                  onClick={onChoose}
                >
                  <Icon name={icon} />
                  <Name shown={wide}>{name}</Name>
                </Item>
              </Tooltip>
            </li>
          ))}
        </Items>
      </nav>
      <AccountBlock wide={wide} email={email} />
    </Column>
  );
}
