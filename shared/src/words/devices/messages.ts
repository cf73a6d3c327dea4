// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const browserOn: Message<{
  browser: string | number;
  system: 'iphone' | 'ipad' | 'android' | 'chromeos' | 'windows' | 'mac' | 'linux';
}> = [
  'shared/words/devices/browserOn',
  [
    ['browser'],
    ' on ',
    [
      'system',
      1,
      {
        iphone: 'an iPhone',
        ipad: 'an iPad',
        android: 'Android',
        chromeos: 'ChromeOS',
        windows: 'Windows',
        mac: 'a Mac',
        linux: 'Linux',
        other: '',
      },
    ],
  ],
];
export const someBrowser: Message<{
  system: 'iphone' | 'ipad' | 'android' | 'chromeos' | 'windows' | 'mac' | 'linux';
}> = [
  'shared/words/devices/someBrowser',
  [
    'A browser on ',
    [
      'system',
      1,
      {
        iphone: 'an iPhone',
        ipad: 'an iPad',
        android: 'Android',
        chromeos: 'ChromeOS',
        windows: 'Windows',
        mac: 'a Mac',
        linux: 'Linux',
        other: '',
      },
    ],
  ],
];
export const unknownDevice: Message = ['shared/words/devices/unknownDevice', 'Unknown device'];
