// A practice: which table is one, and where its pupil goes back to.
import { beforeEach, expect, it } from 'vitest';
import { backFrom, chapterOf, keepBack, practicePage, practised } from '../../src/lesson/practice';

beforeEach(() => sessionStorage.clear());

it('knows the table of a practice from that of the lesson, and from a chapter of this name', () => {
  expect(practised({ lesson: true, options: { chapter: 'practice-7' } })).toBe('7');
  expect(practised({ lesson: true, options: { chapter: 'lesson' } })).toBeNull();
  expect(practised({ lesson: false, options: { chapter: 'practice-7' } })).toBeNull();
});

it('reads a chapter from an address only where there is one', () => {
  expect(chapterOf('10')).toBe('10');
  expect([null, '', '0', 'x', '1,5', '123'].map(chapterOf)).toEqual(['', '', '', '', '', '']);
});

it('leads back to the table that a pupil came from, else to the chapter, and nowhere else', () => {
  expect(practicePage('3', '/campaign')).toBe('/learn/pirates?chapter=3');
  expect(practicePage('3', '/t/ABCD')).toBe('/learn/pirates?chapter=3&back=%2Ft%2FABCD');
  keepBack('3', '/t/ABCD');
  expect(backFrom('3')).toBe('/t/ABCD');
  expect(backFrom('4')).toBe('/campaign?chapter=4');
  keepBack('3', '//elsewhere.example/t/ABCD');
  expect(backFrom('3')).toBe('/campaign?chapter=3');
});
