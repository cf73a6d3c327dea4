import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DataTable, type Column } from '../table';
import { useVirtualRows, WindowList } from '.';

const columns: readonly Column<number>[] = [
  { key: 'place', header: 'Row', cell: (row) => `Row ${row}` },
  { key: 'square', header: 'Square', align: 'end', narrow: 'end', cell: (row) => row * row },
];

function Long({ count }: { readonly count: number }) {
  const rows = Array.from({ length: count }, (_, index) => index + 1);
  const virtual = useVirtualRows<HTMLTableSectionElement>({ count, rowHeight: 44 });
  return <DataTable caption={`${count} rows`} columns={columns} rows={rows} rowKey={String} virtual={virtual} />;
}

export default { title: 'Virtual rows' } satisfies Meta;

type Story = StoryObj;

export const TenAllDrawn: Story = { name: 'Ten, all drawn', render: () => <Long count={10} /> };

export const AThousandDrawnAsTheyComeIntoTheWindow: Story = {
  name: 'A thousand, drawn as they come into the window',
  render: () => <Long count={1000} />,
};

export const ListOfAThousand: Story = {
  render: () => (
    <WindowList items={Array.from({ length: 1000 }, (_, index) => index + 1)} toKey={String} rowHeight={24}>
      {(row) => <p>Row {row}</p>}
    </WindowList>
  ),
};
