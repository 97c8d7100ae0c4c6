"""STILL - the corner post and the turn of the ropes, close."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'still-ropes'


def build():
    reset(); size(); rope = rope_mats(); C = (.62, .10)
    steel = mat('steel', (.34, .34, .36), .20, metal=1.); red = mat('pad', lin('A81E0C'), .34, coat=.45, bump=(260, .16, .001, 4)); gold = mat('gold', lin('C98B1F'), .34, coat=.4)
    cyl('post', (C[0] + .16, C[1] + .16, -1), (C[0] + .16, C[1] + .16, 1.62), .055, steel); cyl('cap', (C[0] + .16, C[1] + .16, 1.62), (C[0] + .16, C[1] + .16, 1.66), .062, steel, r2=.045)
    for i, z in enumerate((1.40, 1.08, .76)):
        for d in ((-1, .0), (.0, -1)):
            n = 400; V = []; Fc = []; k = 18
            for a in range(n + 1):                                             # a laid rope: three strands
                t = a / n * 4.2; px, py = C[0] + d[0] * t, C[1] + d[1] * t * .98; zz = z - .010 * math.sin(min(1, t / 4.2) * math.pi)
                for j in range(k):
                    th = 2 * math.pi * j / k; rr = .0205 + .0022 * math.cos(3 * (th - t * 26))
                    V.append((px + (rr * math.cos(th) if d[1] else 0), py + (rr * math.cos(th) if d[0] else 0), zz + rr * math.sin(th)))
            for a in range(n):
                for j in range(k): Fc.append((a * k + j, a * k + (j + 1) % k, (a + 1) * k + (j + 1) % k, (a + 1) * k + j))
            mesh('rope', V, Fc, rope[(0, 1, 3)[i]])
            cyl('buckle', (C[0] + d[0] * .02, C[1] + d[1] * .02, z), (C[0] + d[0] * .17, C[1] + d[1] * .17, z), .030, steel); cyl('thread', (C[0] + .12, C[1] + .12, z), (C[0] + d[0] * .05, C[1] + d[1] * .05, z), .013, steel)
        box('guard', (.15, .15, .19), (C[0] - .012, C[1] - .012, z), red, bevel=.035, rot=(0, 0, .785)); box('line', (.152, .152, .010), (C[0] - .012, C[1] - .012, z + .06), gold, bevel=.004, rot=(0, 0, .785)); box('line', (.152, .152, .010), (C[0] - .012, C[1] - .012, z - .06), gold, bevel=.004, rot=(0, 0, .785))
    far_ropes(6.4, rope, (.42, .74, 1.06, 1.38), 6); box('canvas', (9, 9, .2), (-1.5, 2.5, -.1), canvas_mat())
    ring_key(.5, 1.15, 1.1)
    area((-.7, -1.2, 1.9), (.5, 0, 1.15), lin('9FC4FF'), 3.4, .7)
    camera((-.10, -1.75, 1.28), (.12, .2, 1.16), lens=50, focus=(.52, -.02, 1.2), fstop=2.2)
    finish(NAME)


def post():
    ring_night(NAME, seed=66, crowd=115, scale=1.1, truss=.5, front=lambda cam, img: motes(cam, img, (-.6, -.6, .6), (1.3, 1.2, 1.8), n=200, power=.6))


main(build, post)
