/* Corto's count (src/saltsea/games/corto/rules/count.py) as a C core would have it: a flat state, no objects.
   bench/c_count.py compares the two, result by result and by time. */
#include <stdint.h>
#include <string.h>

enum { STRIDE = 9, SQUARES = 36, SEATS = 4, SEALED = 128, OWNED = 128, NO_SEAT = -1 };

typedef struct {
    int64_t characters, board;
    uint16_t marks[SQUARES];              /* four bits for each seat */
    int16_t sealed[SEALED];               /* seat * OWNED + card + 1 */
    int16_t sealed_cards, players, first, strips, length, vessel, ace_holder, great_in_play, partners, compensated;
    int16_t prizes[SEATS][4];             /* ingots, crows, leopards, carriages as a set */
} State;

static const int LEOPARD_GOLD[7] = {0, 1, 3, 5, 5, 5, 5}, CARRIAGE_GOLD[9] = {1, 1, 1, 1, 1, 2, 2, 2, 3};
static const int64_t ALL = ((int64_t)1 << SQUARES) - 1, FIRST = 1 | 1 << 9 | 1 << 18 | (int64_t)1 << 27;

/* corto.V1 */
static int controller(unsigned marks) {
    int best = 0, at = NO_SEAT;
    for (int seat = 0; seat < SEATS; seat++) {
        int many = marks >> 4 * seat & 15;
        if (many > best) { best = many; at = seat; }
        else if (many == best) at = NO_SEAT;
    }
    return at;
}

static int64_t around(const State *s, int64_t mask) {
    int64_t right = mask << 1 & ALL & ~FIRST, left = mask >> 1 & ALL & ~(FIRST << (STRIDE - 1));
    return (right | left | mask << STRIDE | mask >> STRIDE) & s->board;
}

/* corto.V2: two gold per character of the largest group, one per character of the others */
static int group_gold(const State *s, int64_t left) {
    int gold = 0, largest = 0;
    while (left) {
        int64_t group = left & -left, before = 0;
        while (group != before) { before = group; group |= around(s, group) & left; }
        left &= ~group;
        int many = __builtin_popcountll(group);
        if (many > 1) { gold += many; if (many > largest) largest = many; }
    }
    return gold + largest;
}

/* corto.V3, V4, QA to QF, P4 */
static int other_gold(const State *s, int seat) {
    int gold = 0;
    for (int at = 0; at < s->sealed_cards; at++) gold += s->sealed[at] / OWNED == seat;
    if (s->vessel >= 0 && controller(s->marks[s->vessel]) == seat) gold += 5;
    if (s->ace_holder == seat) gold += 5;
    gold += 3 * s->prizes[seat][0] + LEOPARD_GOLD[s->prizes[seat][2]];
    for (int place = 0; place < 9; place++) if (s->prizes[seat][3] >> place & 1) gold += CARRIAGE_GOLD[place];
    if (s->great_in_play)
        for (int strip = 0; strip < s->strips; strip++)
            if (controller(s->marks[strip * STRIDE + s->length - 1]) == seat) gold += 3;
    if (s->compensated && s->players == 2 && seat != s->first) gold += 2;
    return gold;
}

/* corto.V6 and P1 */
void scores(const State *s, int *found) {
    int64_t mine[SEATS] = {0};
    int alone[SEATS] = {0};
    for (int64_t left = s->characters; left; left &= left - 1) {
        int square = __builtin_ctzll(left), seat = controller(s->marks[square]);
        if (seat >= 0) mine[seat] |= left & -left;
    }
    for (int seat = 0; seat < s->players; seat++) alone[seat] = group_gold(s, mine[seat]) + other_gold(s, seat);
    for (int seat = 0; seat < s->players; seat++) found[seat] = alone[seat] + (s->partners ? alone[(seat + 2) % 4] : 0);
}

int many_scores(const State *s, int states, int times) {
    int sum = 0, found[SEATS];
    for (int each = 0; each < times; each++)
        for (int at = 0; at < states; at++) { scores(s + at, found); sum += found[0]; }
    return sum;
}

int many_copies(const State *s, State *into, int states, int times) {
    int sum = 0;
    for (int each = 0; each < times; each++)
        for (int at = 0; at < states; at++) { memcpy(into, s + at, sizeof *s); __asm__ volatile("" ::: "memory"); sum += into->players; }
    return sum;
}

int size(void) { return sizeof(State); }
