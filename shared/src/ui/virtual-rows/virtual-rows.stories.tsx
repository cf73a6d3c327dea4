import type { Stories } from '../../../gallery/story';
import { DataTable, type Column } from '../table';
import { useVirtualRows } from '.';

const columns: readonly Column<number>[] = [
  { key: 'place', header: 'Row', cell: (row) => `Row ${row}` },
  { key: 'square', header: 'Square', align: 'end', narrow: 'end', cell: (row) => row * row },
];

function Long({ count }: { readonly count: number }) {
  const rows = Array.from({ length: count }, (_, index) => index + 1);
  const virtual = useVirtualRows<HTMLTableSectionElement>({ count, rowHeight: 44 });
  return <DataTable caption={`${count} rows`} columns={columns} rows={rows} rowKey={String} virtual={virtual} />;
}

export const stories: Stories = {
  title: 'Virtual rows',
  states: {
    'Ten, all drawn': () => <Long count={10} />,
    'A thousand, drawn as they come into the window': () => <Long count={1000} />,
  },
};
