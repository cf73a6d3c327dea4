import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { assertMinor } from '../../domain';
import { DateText } from '../date';
import { DomainName } from '../domain-name';
import { Switch } from '../field';
import { Stack } from '../layout';
import { ExpiryBar } from '../timeline';
import { Money } from '../price';
import { StateText, type StateName } from '../state';
import { DataTable, Segmented, type Column, type Sort } from '.';

interface Owned {
  name: string;
  state: StateName;
  expires: string;
  autoRenew: boolean;
  renewal: number;
}

const today = new Date(2026, 10, 21);
const owned: Owned[] = [
  { name: 'oldmillarchive.org', state: 'expired', expires: '2026-11-02', autoRenew: false, renewal: 1490 },
  { name: 'tannery-lane.com', state: 'active', expires: '2026-11-30', autoRenew: false, renewal: 1490 },
  { name: 'quillhaven.studio', state: 'active', expires: '2026-12-12', autoRenew: true, renewal: 2990 },
  { name: 'brindlewharf.com', state: 'active', expires: '2027-03-03', autoRenew: true, renewal: 1490 },
  { name: 'blåbærhuset.no', state: 'active', expires: '2027-08-19', autoRenew: true, renewal: 1890 },
  {
    name: 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauuntern.construction',
    state: 'active',
    expires: '2027-10-01',
    autoRenew: true,
    renewal: 3890,
  },
];

const columns: Column<Owned>[] = [
  { key: 'name', header: 'Domain', sortable: true, cell: (row) => <DomainName name={row.name} /> },
  { key: 'state', header: 'Status', cell: (row) => <StateText state={row.state} /> },
  {
    key: 'life',
    header: 'Next 12 months',
    narrow: 'hidden',
    cell: (row) => <ExpiryBar expires={row.expires} today={today} />,
  },
  {
    key: 'expires',
    header: 'Expires',
    sortable: true,
    cell: (row) => <DateText value={row.expires} relative today={today} />,
  },
  {
    key: 'autoRenew',
    header: 'Auto-renew',
    narrow: 'end',
    cell: (row) => <Switch label={`Auto-renew ${row.name}`} labelHidden defaultChecked={row.autoRenew} />,
  },
  {
    key: 'renewal',
    header: 'Renewal',
    align: 'end',
    narrow: 'labelled',
    cell: (row) => <Money minor={assertMinor(row.renewal)} currency="USD" />,
  },
];

export default { title: 'Table and filter' } satisfies Meta;

type Story = StoryObj;

export const Domains: Story = {
  render: function Render() {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['tannery-lane.com']));
    const [sort, setSort] = useState<Sort>({ key: 'expires', direction: 'ascending' });
    const rows = [...owned].sort(
      (a, b) =>
        (sort.key === 'name' ? a.name.localeCompare(b.name) : a.expires.localeCompare(b.expires)) *
        (sort.direction === 'ascending' ? 1 : -1),
    );
    return (
      <DataTable
        caption="Your domains"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.name}
        sort={sort}
        onSort={setSort}
        selection={{ selected, onChange: setSelected, getLabel: (row) => row.name }}
      />
    );
  },
};

export const Tints: Story = {
  render: () => (
    <DataTable
      caption="Staged changes"
      captionShown
      density="compact"
      columns={columns.slice(0, 2)}
      rows={owned.slice(1, 4)}
      rowKey={(row) => row.name}
      getTint={(row) => (row.name.startsWith('t') ? 'danger' : row.name.startsWith('q') ? 'success' : 'info')}
    />
  ),
};

export const Empty: Story = {
  render: () => (
    <DataTable
      caption="Orders"
      columns={columns.slice(0, 3)}
      rows={[]}
      rowKey={(row) => row.name}
      empty={<Stack>No orders yet.</Stack>}
    />
  ),
};

export const Filter: Story = {
  name: 'Segmented',
  render: function Render() {
    const [value, setValue] = useState<'all' | 'expiring' | 'expired' | 'off'>('all');
    return (
      <Segmented
        label="Show"
        value={value}
        onChange={setValue}
        options={[
          { value: 'all', label: 'All', count: 148 },
          { value: 'expiring', label: 'Expiring', count: 6 },
          { value: 'expired', label: 'Expired', count: 1 },
          { value: 'off', label: 'Auto-renew off', count: 12 },
        ]}
      />
    );
  },
};
