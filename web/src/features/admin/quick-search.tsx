import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import InputAdornment from '@mui/material/InputAdornment';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useForkRef } from '@mui/material/utils';
import { orderNumber } from '@ghar/domain/order/order-number';
import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StoredOrder } from '../../components/admin/stored-order.ts';
import { IconAction } from '../../components/admin/icon-action.tsx';
import { LiveView } from '../../components/admin/live-view.tsx';
import { OrderGlance } from '../../components/admin/order-glance.tsx';
import { useCloseOnBack } from '../../components/admin/unsaved-work.ts';
import { Announcer } from '../../components/announcer.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useFoundOrders } from './use-found-orders.ts';
import { useShortcut } from './use-shortcut.ts';

const NO_ORDERS: readonly StoredOrder[] = [];

/** Searches while typing. Enter opens the highlighted or only order, else the list of results. */
function SearchPanel({ onLeave }: { onLeave: () => void }) {
  const texts = usePanelTexts().quickSearch;
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const found = useFoundOrders(text);
  const orders = found.state === 'ready' ? found.value.orders : NO_ORDERS;
  /** Otherwise the result is for an earlier text. */
  const isAnswered = found.state === 'ready' && found.value.text === text.trim();
  const isCut = found.state === 'ready' && found.value.isCut;
  const isEmpty = text.trim() === '';
  const go = (path: string): void => {
    onLeave();
    void navigate(path);
  };
  const open = ({ id }: StoredOrder): void => go(`/admin/orders/${id}`);
  const openList = (): void => go(`/admin/orders?q=${encodeURIComponent(text.trim())}`);
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<
    StoredOrder,
    false,
    false,
    true
  >({
    id: 'quick-search',
    open: true,
    freeSolo: true,
    value: null,
    inputValue: text,
    options: orders,
    filterOptions: (all) => all,
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.id),
    onInputChange: (_, typed, reason) => {
      if (reason === 'input') setText(typed);
    },
    onChange: (_, chosen) => {
      if (chosen === null) return;
      if (typeof chosen !== 'string') open(chosen);
      else if (isAnswered && orders.length === 1) open(orders[0]!);
      else openList();
    },
  });
  const { ref, ...input } = getInputProps();
  const own = useRef<HTMLInputElement>(null);
  const inputRef = useForkRef(ref, own);
  // Must run in the opening event, or iOS shows no keyboard.
  useLayoutEffect(() => own.current!.focus(), []);
  return (
    <Box
      {...getRootProps()}
      onKeyDownCapture={(event) => {
        if (event.key === 'Escape') onLeave();
        // Otherwise the same key would press the refocused button.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
          event.preventDefault();
      }}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <OutlinedInput
        fullWidth
        type="search"
        placeholder={texts.hint}
        inputRef={inputRef}
        // Shows a phone with + left to right.
        sx={{
          '& input': { unicodeBidi: 'plaintext' },
          '& input::-webkit-search-cancel-button': { marginInline: '10px' },
        }}
        startAdornment={
          <InputAdornment position="start">
            <SearchRounded />
          </InputAdornment>
        }
        slotProps={{ input: { ...input, 'aria-label': texts.label, enterKeyHint: 'search' } }}
      />
      <Box sx={{ minHeight: 0, overflowY: 'auto', pt: 1.5 }}>
        {isEmpty ? (
          <Typography variant="body2" sx={{ p: 1, color: 'text.secondary' }}>
            {texts.start}
          </Typography>
        ) : (
          <LiveView
            live={found}
            operation="load-orders"
            isEmpty={(value) => value.orders.length === 0}
            empty={
              isAnswered && (
                <Typography variant="body2" sx={{ p: 1, color: 'text.secondary' }}>
                  {isCut ? texts.noneNewest : texts.none(text.trim())}
                </Typography>
              )
            }
          >
            {() => (
              <List disablePadding aria-label={texts.results} {...getListboxProps()}>
                {orders.map((order, index) => {
                  const { key, ...option } = getOptionProps({ option: order, index }) as ReturnType<
                    typeof getOptionProps
                  > & { key: string };
                  return (
                    <ListItemButton key={key} component="li" {...option} tabIndex={-1}>
                      <OrderGlance
                        order={order}
                        note={<bdi dir="ltr">{orderNumber(order.id)}</bdi>}
                      />
                    </ListItemButton>
                  );
                })}
              </List>
            )}
          </LiveView>
        )}
      </Box>
      {!isEmpty && (
        <Button variant="text" onClick={openList} sx={{ alignSelf: 'start', px: 1, mt: 1 }}>
          {texts.all}
        </Button>
      )}
      <Announcer aria-live="polite">
        {!isEmpty && isAnswered ? texts.found(orders.length) : ''}
      </Announcer>
    </Box>
  );
}

/** The header's order search: looks like a field where there is room; Ctrl+K opens it. */
export function QuickSearch({ isNarrow }: { isNarrow: boolean }) {
  const texts = usePanelTexts().quickSearch;
  const [open, setOpen] = useState(false);
  const shortcut = 'Control+K Meta+K';
  useShortcut('KeyK', () => setOpen(true));
  useCloseOnBack(open, () => setOpen(false));
  return (
    <>
      {isNarrow ? (
        <IconAction
          icon={<SearchRounded />}
          label={texts.label}
          aria-haspopup="dialog"
          aria-keyshortcuts={shortcut}
          onClick={() => setOpen(true)}
        />
      ) : (
        <Button
          variant="outlined"
          size="small"
          startIcon={<SearchRounded />}
          aria-haspopup="dialog"
          aria-keyshortcuts={shortcut}
          onClick={() => setOpen(true)}
          sx={{
            flex: '0 1 22rem',
            justifyContent: 'start',
            fontWeight: 'fontWeightRegular',
            color: 'text.secondary',
          }}
        >
          {texts.label}
          <Box
            component="kbd"
            aria-hidden
            dir="ltr"
            sx={{ ml: 'auto', font: 'inherit', fontSize: '0.8125rem' }}
          >
            {texts.key}
          </Box>
        </Button>
      )}
      <Dialog
        open={open}
        maxWidth="sm"
        onClose={() => setOpen(false)}
        sx={{ '& .MuiDialog-container': { alignItems: 'start' } }}
        slotProps={{
          paper: {
            'aria-label': texts.label,
            sx: { mt: { xs: 2, md: 9 }, p: 2, maxHeight: 'min(36rem, calc(100svh - 32px))' },
          },
        }}
      >
        <SearchPanel onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
