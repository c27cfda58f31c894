// A practice: where its pupil goes back to.
import { beforeEach, expect, it } from 'vitest';
import { backFrom, keepBack, practicePage, practisedChapter } from '../../src/lesson/practice';

beforeEach(() => sessionStorage.clear());

it('leads back to the table that a pupil came from, else to the chapter, and nowhere else', () => {
  expect(practicePage('3', '/campaign')).toBe('/learn/pirates?chapter=3');
  expect(practicePage('3', '/t/ABCD')).toBe('/learn/pirates?chapter=3&back=%2Ft%2FABCD');
  keepBack('3', '/t/ABCD');
  expect(backFrom('3')).toBe('/t/ABCD');
  expect(backFrom('4')).toBe('/campaign?chapter=4');
  keepBack('3', '//elsewhere.example/t/ABCD');
  expect(backFrom('3')).toBe('/campaign?chapter=3');
});

it('is of a chapter that has a number: no address puts words into a title', () => {
  expect(['1', '10', 'abc', '0', '123', '', null].map(practisedChapter)).toEqual(['1', '10', '', '', '', '', '']);
});
