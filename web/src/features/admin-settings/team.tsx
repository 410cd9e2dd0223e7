import type { ChangedValue } from '@ghar/domain/access/change';
import { roleIn, userRoleSchema } from '@ghar/domain/access/role';
import { COLLECTIONS, userRolePath } from '@ghar/domain/paths';
import { allRoles } from '@ghar/domain/queries';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ChangeHistory, ChangeList, useChanges } from '../../components/admin/change-history.tsx';
import { useKeptState } from '../../components/admin/kept-state.ts';
import { LiveView } from '../../components/admin/live-view.tsx';
import { Panel } from '../../components/admin/panel.tsx';
import type { Stored } from '../../firebase/documents.ts';
import { useLiveList } from '../../firebase/live-documents.ts';
import { useSession } from '../../firebase/session.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { GiveRoleDialog, TakeRoleDialog } from './team-dialogs.tsx';

type StoredRole = Stored<typeof userRoleSchema>;

/** Admins first, then by address. */
const inOrder = (one: StoredRole, other: StoredRole): number =>
  (one.role ?? '').localeCompare(other.role ?? '') ||
  (one.email ?? '').localeCompare(other.email ?? '');

/** Who may use the panel, since when, and how that came. */
export function Team() {
  const texts = usePanelTexts().team;
  const roles = useLiveList(allRoles(), userRoleSchema);
  const [gives, setGives] = useKeptState('give role open', () => false);
  const [taken, setTaken] = useState<string | null>(null);
  return (
    <Panel
      heading={texts.heading}
      actions={
        <Button
          variant="outlined"
          size="small"
          startIcon={<PersonAddOutlined />}
          onClick={() => setGives(true)}
        >
          {texts.add}
        </Button>
      }
    >
      <LiveView live={roles} operation="load-roles" skeleton={<Skeleton height={120} />}>
        {({ items }) => {
          const shown = items.filter(({ role }) => roleIn(role) !== null).toSorted(inOrder);
          return (
            <List disablePadding>
              {shown.map((role, index) => (
                <RoleRow
                  key={role.id}
                  stored={role}
                  divider={index < shown.length - 1}
                  onTake={setTaken}
                />
              ))}
            </List>
          );
        }}
      </LiveView>
      {gives && <GiveRoleDialog onClose={() => setGives(false)} />}
      {taken !== null && <TakeRoleDialog email={taken} onClose={() => setTaken(null)} />}
    </Panel>
  );
}

type RoleRowProps = { stored: StoredRole; divider: boolean; onTake: (email: string) => void };

function RoleRow({ stored, divider, onTake }: RoleRowProps) {
  const texts = usePanelTexts().team;
  const { formats } = useTexts();
  const session = useSession();
  const isMine = session.state === 'signed-in' && session.uid === stored.id;
  const role = roleIn(stored.role)!;
  const email = stored.email ?? (isMine ? session.email : null);
  const shown = email ?? texts.noAddress;
  const facts = [
    stored.name,
    stored.granted_at && texts.since(formats.day(stored.granted_at)),
    email === null && texts.noAddressHint,
  ].filter(Boolean);
  return (
    <ListItem disableGutters divider={divider} sx={{ flexWrap: 'wrap', gap: '4px 12px' }}>
      <ListItemText
        primary={
          <>
            <bdi>{shown}</bdi> {isMine && <small>({texts.you})</small>}
          </>
        }
        secondary={facts.map((fact) => (
          <bdi key={String(fact)} style={{ display: 'block' }}>
            {fact}
          </bdi>
        ))}
        sx={{ flex: '1 1 220px', overflowWrap: 'anywhere' }}
      />
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Chip color={role === 'admin' ? 'strong' : 'quiet'} label={texts.roles[role]} />
        <ChangeHistory title={texts.history(shown)}>
          <RoleChanges uid={stored.id} />
        </ChangeHistory>
        {!isMine && email !== null && (
          <Button
            variant="outlined"
            size="small"
            color="error"
            aria-label={texts.takeFrom(email)}
            onClick={() => onTake(email)}
          >
            {texts.take}
          </Button>
        )}
      </Stack>
    </ListItem>
  );
}

function RoleChanges({ uid }: { uid: string }) {
  const { fields, roles, none } = usePanelTexts().team;
  const live = useChanges(COLLECTIONS.roleChanges, userRolePath(uid));
  const textOf = (field: string, value: ChangedValue): string | null => {
    if (field !== 'role') return null;
    const role = roleIn(typeof value === 'string' ? value : null);
    return role === null ? none : roles[role];
  };
  return <ChangeList live={live} words={{ names: new Map(Object.entries(fields)), textOf }} />;
}
