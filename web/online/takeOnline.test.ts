import { expect, test } from 'vitest';
import { seatsOnline } from './takeOnline.ts';

test.each([
  [
    { ottoman: 'here', habsburg: 'captain' },
    { ottoman: 'here', habsburg: 'captain' },
  ],
  [
    { ottoman: 'marshal:5', habsburg: 'here' },
    { ottoman: 'marshal:5', habsburg: 'here' },
  ],
  // Both sat at one screen: one of them will play from elsewhere.
  [
    { ottoman: 'here', habsburg: 'here' },
    { ottoman: 'here', habsburg: 'invite' },
  ],
  // A player of chance is nobody to sit with online.
  [
    { ottoman: 'random', habsburg: 'here' },
    { ottoman: 'invite', habsburg: 'here' },
  ],
])('of %j online: %j', (seats, online) => {
  expect(seatsOnline({ seats })).toEqual(online);
});
