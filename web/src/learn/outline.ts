// The line around squares that belong together, in units of a square: the corner of the board is 0 0.

type Rows = readonly (readonly string[])[];

/** The outer edges of the squares as one path; inner edges are left out. */
export function outline(rows: Rows, squares: readonly string[]): string {
  const isIn = (row: number, column: number): boolean => squares.includes(rows[row]?.[column] ?? '');
  return rows
    .flatMap((names, row) =>
      names.flatMap((_, column) => {
        if (!isIn(row, column)) return [];
        return [
          ...(isIn(row - 1, column) ? [] : [`M${column} ${row}H${column + 1}`]),
          ...(isIn(row + 1, column) ? [] : [`M${column} ${row + 1}H${column + 1}`]),
          ...(isIn(row, column - 1) ? [] : [`M${column} ${row}V${row + 1}`]),
          ...(isIn(row, column + 1) ? [] : [`M${column + 1} ${row}V${row + 1}`]),
        ];
      }),
    )
    .join('');
}
