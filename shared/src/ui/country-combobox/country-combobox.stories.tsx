import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Stack } from '../layout';
import { CountryField } from '.';

const options = [
  { code: 'NO', name: 'Norway', phonecode: '47' },
  { code: 'SE', name: 'Sweden', phonecode: '46' },
  { code: 'CI', name: "Côte d'Ivoire", phonecode: '225' },
  { code: 'US', name: 'United States', phonecode: '1' },
  { code: 'GB', name: 'United Kingdom', phonecode: '44' },
];

export default { title: 'Country' } satisfies Meta;

type Story = StoryObj;

export const Country: Story = {
  render: function Render() {
    const [code, setCode] = useState('NO');
    return (
      <Stack>
        <CountryField
          label="Country"
          name="country"
          options={options}
          value={code}
          onChange={setCode}
          hint="Name, code or calling code"
        />
        <CountryField
          label="Country of the owner"
          name="owner-country"
          options={options}
          value=""
          onChange={setCode}
          error="Choose a country"
        />
      </Stack>
    );
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('combobox', { name: 'Country' })),
};
