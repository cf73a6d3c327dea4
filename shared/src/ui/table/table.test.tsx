import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DataTable, Segmented, type Column, type Sort } from '.';

interface Row {
  name: string;
  price: number;
}

const columns: Column<Row>[] = [
  { key: 'name', header: 'Domain', sortable: true, cell: (row) => row.name },
  { key: 'price', header: 'Renewal', align: 'end', cell: (row) => row.price },
];
const rows: Row[] = [
  { name: 'b.com', price: 2 },
  { name: 'a.com', price: 1 },
];

function Table({
  onSelect,
  onSort,
}: {
  onSelect?: (selected: ReadonlySet<string>) => void;
  onSort?: (sort: Sort) => void;
}) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['elsewhere.com']));
  const [sort, setSort] = useState<Sort>({ key: 'name', direction: 'ascending' });
  return (
    <DataTable
      caption="Your domains"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.name}
      sort={sort}
      onSort={(next) => {
        setSort(next);
        onSort?.(next);
      }}
      selection={{
        selected,
        onChange: (next) => {
          setSelected(next);
          onSelect?.(next);
        },
        getLabel: (row) => row.name,
      }}
    />
  );
}

describe('DataTable', () => {
  it('is a native table with a name and column headers', () => {
    render(<DataTable caption="Your domains" columns={columns} rows={rows} rowKey={(row) => row.name} />);
    const table = screen.getByRole('table', { name: 'Your domains' });
    expect(table.tagName).toBe('TABLE');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Domain', 'Renewal']);
    expect(within(table).getAllByRole('row')).toHaveLength(3);
  });

  it('says how it is sorted, and reverses the order when the header is clicked', async () => {
    const user = userEvent.setup();
    const onSort = jest.fn();
    render(<Table onSort={onSort} />);
    const header = screen.getByRole('columnheader', { name: 'Domain' });
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(header).getByRole('button', { name: 'Domain' }));
    expect(onSort).toHaveBeenCalledWith({ key: 'name', direction: 'descending' });
    expect(header).toHaveAttribute('aria-sort', 'descending');
    expect(within(screen.getByRole('columnheader', { name: 'Renewal' })).queryByRole('button')).not.toBeInTheDocument();
  });

  it('selects single rows or the whole page, and keeps the selection of other pages', async () => {
    const user = userEvent.setup();
    const onSelect = jest.fn<void, [ReadonlySet<string>]>();
    render(<Table onSelect={onSelect} />);
    const all = screen.getByRole('checkbox', { name: 'Select all rows on this page' });
    await user.click(screen.getByRole('checkbox', { name: 'Select a.com' }));
    expect([...(onSelect.mock.lastCall?.[0] ?? [])]).toEqual(['elsewhere.com', 'a.com']);
    expect(all).toBePartiallyChecked();
    await user.click(all);
    expect([...(onSelect.mock.lastCall?.[0] ?? [])].sort()).toEqual(['a.com', 'b.com', 'elsewhere.com']);
    expect(all).toBeChecked();
    await user.click(all);
    expect([...(onSelect.mock.lastCall?.[0] ?? [])]).toEqual(['elsewhere.com']);
  });

  it('keeps its frame when it has no rows, and hides headings that sort nothing', () => {
    render(
      <DataTable caption="Orders" columns={columns} rows={[]} rowKey={(row) => row.name} empty="No orders yet." />,
    );
    expect(screen.getByRole('cell', { name: 'No orders yet.' })).toHaveAttribute('colspan', '2');
    expect(screen.getAllByRole('rowgroup')[0]).toHaveClass('sf-visually-hidden');
  });
});

describe('Segmented', () => {
  it('is a group of radios with counts in their labels', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    render(
      <Segmented
        label="Show"
        value="all"
        onChange={onChange}
        options={[
          { value: 'all', label: 'All', count: 148 },
          { value: 'expired', label: 'Expired', count: 0 },
        ]}
      />,
    );
    expect(screen.getByRole('group', { name: 'Show' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'All 148' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Expired 0' }));
    expect(onChange).toHaveBeenCalledWith('expired');
  });
});
