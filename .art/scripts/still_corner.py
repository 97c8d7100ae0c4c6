"""STILL - the corner before the bell: stool, bucket, bottle, towel over the ropes."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'still-corner'


def build():
    reset(); size()
    ring_floor(0.2, (9, 9)); rope = rope_mats(); C = (1.55, 1.35)
    steel = mat('steel', (.20, .20, .22), .28, metal=.9); red = mat('pad', lin('A81E0C'), .35, coat=.4)
    corner(C[0] + .08, C[1] + .08, red, rope, turn=0.)
    for i, z in enumerate((.42, .72, 1.02, 1.32)):
        curve('rope', [(C[0] - t * 7, C[1] - .04 * math.sin(math.pi * t), z - .02 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 20)], .019, rope[i], kind='NURBS')
        curve('rope', [(C[0], C[1] - t * 5, z) for t in np.linspace(0, 1, 12)], .019, rope[i], kind='NURBS')
        cyl('buckle', (C[0] - .15, C[1] - .0, z), (C[0] + .05, C[1] + .05, z), .028, steel)
    x, y = .92, .62                                                                             # stool
    seat = mat('seat', (.015, .015, .018), .35, coat=.4, bump=(60, .1, .002, 3))
    lathe('seat', [(0, .47), (.165, .47), (.178, .462), (.180, .445), (.172, .425), (.15, .42), (0, .42)], seat, 64, (x, y, 0))
    lathe('trim', [(.181, .452), (.185, .452), (.185, .440), (.181, .440)], mat('trim', lin('C98B1F'), .3, metal=1.), 64, (x, y, 0))
    for a in (.6, 2.17, 3.74, 5.31): cyl('leg', (x + .11 * math.cos(a), y + .11 * math.sin(a), .43), (x + .19 * math.cos(a), y + .19 * math.sin(a), .0), .013, steel)
    curve('hoop', [(x + .158 * math.cos(t), y + .158 * math.sin(t), .17) for t in np.linspace(0, 2 * math.pi, 60, endpoint=False)], .009, steel, cyclic=True)
    bx, by = .40, .50                                                                           # bucket
    lathe('bucket', [(0, .006), (.100, .006), (.104, .0), (.140, .25), (.148, .252), (.148, .264), (.136, .264), (.134, .25), (.10, .02), (0, .02)], mat('zinc', (.30, .30, .31), .30, metal=1., bump=(14, .15, .006, 3)), 72, (bx, by, 0))
    curve('bail', [(bx + .146 * math.cos(t), by - .05 * math.sin(t) - .10 * math.sin(t), .25 - .16 * math.sin(t) * .4) for t in np.linspace(0, math.pi, 24)], .004, steel)
    def bottle(px, py, turn=0., m=None):
        lathe('bottle', [(0, 0), (.034, 0), (.037, .006), (.037, .06), (.034, .075), (.037, .09), (.037, .165), (.026, .190), (.016, .200), (.016, .218), (.006, .222), (.006, .245), (0, .247)], m, 48, (px, py, 0))
    bottle(.635, .36, m=mat('plastic', lin('0e7f84'), .15, coat=.6)); bottle(bx + .03, by + .02 - .06, m=mat('plastic2', (.5, .49, .46), .2, coat=.5))
    n, k = 44, 36; V = []                                                                         # towel over the second rope from the top
    for i in range(n + 1):
        u = i / n; X = -.02 + u * .40
        for j in range(k + 1):
            s_ = (j / k - .5) * 1.05; Z = 1.03 - max(0, abs(s_) - .03) ; Y = C[1] - .045 + (-.022 if s_ < 0 else .022) * min(1, abs(s_) / .04) + (.016 * math.sin(9 * u * math.pi + (2 if s_ > 0 else 0))) * min(1, abs(s_) * 3)
            V.append((X + .016 * math.sin(6 * s_ + 3 * u), Y, Z))
    cloth = mesh('towel', V, [(i * (k + 1) + j, (i + 1) * (k + 1) + j, (i + 1) * (k + 1) + j + 1, i * (k + 1) + j + 1) for i in range(n) for j in range(k)], mat('towel', (.46, .44, .40), .95, sheen=.6, bump=(700, .5, .002, 2)))
    sm = cloth.modifiers.new('t', 'SOLIDIFY'); sm.thickness = .008
    ring_key(.85, .6, 1.9)
    area((2.6, 3.2, 2.6), (.9, .6, .5), lin('FFC056'), 420, .6, 1.6); area((-.9, 3.2, 2.4), (.7, .6, .5), TEAL, 70, .6, 1.4)
    area((.9, 3.6, 3.4), (.8, .6, .2), lin('FFB44E'), 260, 1.6, spread=110)
    camera((-.20, -2.75, .92), (.14, .4, .66), lens=50, focus=(.8, .5, .45), fstop=2.2)
    finish(NAME)


def post():
    ring_night(NAME, seed=26, crowd=105, rows_y=(7, 32), scale=1.8, truss=.6, glow_at=(.70, .30, .085), near=2.0)


main(build, post)
