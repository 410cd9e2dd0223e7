/** Drawn in one line, as the herbs of the shop are. On a ground of 24 by 24. */
const PATHS = {
  dashboard: 'M4 13.500a8 8 0 0 1 16 0M4 18h16M12 13.500l3.500-4',
  orders:
    'M6 3.500h12v17l-2.400-1.500-1.800 1.500-1.800-1.500-1.800 1.500-1.800-1.500L6 20.500zM9.500 8.500h5M9.500 12.500h5',
  products: 'M4.500 9.500l2-5h11l2 5v10h-15zM4.500 9.500h15M12 4.500v5',
  images: 'M4 5.500h16v13H4zM4 16l4.500-4.500 4 4 3-3L20 16.500M15.500 9.200h.01',
  content: 'M5 4.500h14v15H5zM8.500 9h7M8.500 12.500h7M8.500 16h4',
  signOut: 'M14 4.500h4.500v15H14M10.500 8L14 12l-3.500 4M14 12H5',
  panel: 'M4 5.500h16v13H4zM15 5.500v13',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  external: 'M10 5.500H5.500v13h13V14M13.500 5.500h5v5M18.500 5.500l-8 8',
  add: 'M12 5v14M5 12h14',
  edit: 'M5 19l.8-3.700L16.500 4.600l2.900 2.900L8.700 18.200zM14.500 6.600l2.900 2.900',
  remove:
    'M5 7h14M9.500 7V4.500h5V7M7 7l.8 12.500h8.400L17 7M10.500 10.500v5.500M13.500 10.500v5.500',
  search: 'M11 17.500a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM16 16l4 4',
  filter: 'M4 6h16M7 12h10M10 18h4',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  star: 'M12 4.500l2.300 4.800 5.200.700-3.800 3.600.9 5.200L12 16.300l-4.600 2.500.9-5.200L4.500 10l5.200-.700z',
  upload: 'M12 15.500V5M8 8.500L12 4.500l4 4M5 15v4.500h14V15',
  download: 'M12 4.500V15M8 11.500l4 4 4-4M5 15v4.500h14V15',
  print: 'M7.500 9V4.500h9V9M7.500 16H5V9h14v7h-2.500M7.500 13.500h9v6h-9z',
  undo: 'M8.500 5.500L5 9l3.500 3.500M5 9h8.500a5 5 0 0 1 0 10H9',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 8v4.500l3 1.800',
  warning: 'M12 4.500l8.500 15h-17zM12 10v4.500M12 17h.01',
  next: 'M14.500 6l-6 6 6 6',
  previous: 'M9.500 6l6 6-6 6',
  eye: 'M3 12c2.300-4 5.300-6 9-6s6.700 2 9 6c-2.300 4-5.300 6-9 6s-6.700-2-9-6zM12 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  hidden: 'M3 12c2.300-4 5.300-6 9-6s6.700 2 9 6c-2.300 4-5.300 6-9 6s-6.700-2-9-6zM5 4.500l14 15',
} as const;
export type IconName = keyof typeof PATHS;

/** A sign beside the words for the same thing, or on a control that has a name: decoration only. */
export const Icon = ({ name, size = 22 }: { name: IconName; size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    style={{ flex: 'none' }}
    aria-hidden
  >
    <path d={PATHS[name]} />
  </svg>
);
