import { readFrameAddress } from './frame-address';

describe('[EM-01c] the address of the frame', () => {
  it('sets attributes and custom properties, and nothing else', () => {
    const query = new URLSearchParams({
      partner: 'pk_harbour',
      theme: 'dark',
      accent: '#0b6e4f',
      radius: '8px',
      onclick: 'alert(1)',
      style: 'x',
      '--sf-bg': 'red',
    });
    expect(readFrameAddress(query)).toEqual({
      attributes: { partner: 'pk_harbour', theme: 'dark' },
      properties: { '--sf-accent': '#0b6e4f', '--sf-radius': '8px' },
    });
  });
});
