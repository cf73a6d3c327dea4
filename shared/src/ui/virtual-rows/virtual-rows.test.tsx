import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, type Column } from '../table';
import { useVirtualRows } from '.';

const columns: readonly Column<number>[] = [{ key: 'place', header: 'Row', cell: (row) => `Row ${row}` }];

function Long({ count }: { readonly count: number }) {
  const virtual = useVirtualRows<HTMLTableSectionElement>({ count, rowHeight: 40 });
  return (
    <DataTable
      caption="Rows"
      columns={columns}
      rows={Array.from({ length: count }, (_, index) => index)}
      rowKey={String}
      virtual={virtual}
    />
  );
}

const drawn = (): number => screen.getAllByRole('row').filter((row) => /^Row \d+$/.test(row.textContent ?? '')).length;

describe('useVirtualRows', () => {
  it('renders up to sixty rows whole, without a row count', () => {
    render(<Long count={60} />);
    expect(drawn()).toBe(60);
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
  });

  it('renders some of a thousand rows, with their count and the index of each', () => {
    render(<Long count={1000} />);
    expect(drawn()).toBeGreaterThan(0);
    expect(drawn()).toBeLessThan(100);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
    expect(screen.getAllByRole('row', { name: 'Row 0' })[0]).toHaveAttribute('aria-rowindex', '2');
  });

  it('renders all rows to print, and some again afterwards', () => {
    render(<Long count={1000} />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(drawn()).toBe(1000);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(drawn()).toBeLessThan(100);
  });

  it('[RT-07a] renders all rows before the browser prints when a button asks it to', async () => {
    let printed = 0;
    const print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      printed = drawn();
      window.dispatchEvent(new Event('afterprint'));
    };
    render(
      <>
        <button onClick={print}>Print</button>
        <Long count={1000} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(printed).toBe(1000);
  });
});
